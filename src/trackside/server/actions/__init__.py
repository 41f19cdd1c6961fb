"""Actions: what people and bots do at tables. Each checks whether it is allowed and stores the change."""
