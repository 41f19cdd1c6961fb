"""The disputed rulings as switches: each is a declared option of the game."""

from __future__ import annotations

from typing import Any


class Rulings:
    """How this table reads the rules that can be read in two ways; see appendix C of the rules."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.random_layout: bool = options["neutral_layout"] == "random"  # GWT-2.2
        self.random_sides: bool = options["building_sides"] == "random"  # GWT-2.11
        first = options["first_player"]
        self.first_player: int = -1 if first == "random" else int(first) - 1  # GWT-2.15
        self.must_act: bool = options["must_act"]  # GWT-5.7
        self.fixed_rights: bool = options["fixed_rights"]  # GWT-5.10
        self.stop_drawing: bool = options["stop_drawing"]  # GWT-6.1
        self.exact_removal: bool = options["exact_removal"]  # GWT-6.2
        self.exact_certificates: bool = options["certificate_gap"] == "exact"  # GWT-6.5
        self.keep_actions_after_move: bool = options["keep_actions_after_move"]  # GWT-7.20
        self.double_as_single: bool = options["double_as_single"]  # GWT-7.22
        self.upgrade_first: bool = options["upgrade_first"]  # GWT-8.6
        self.turnout_counts_next: bool = options["turnout_counts_as"] == "next"  # GWT-8.7
        self.copy_risk: bool = options["copy_risk"]  # GWT-9.8b (a)
        self.copy_pays_fee: bool = options["copy_pays_fee"]  # GWT-9.8b (b)
        self.copy_chain: bool = options["copy_chain"]  # GWT-9.8b (c)
        self.kansas_city_cards: bool = options["kansas_city_cards"]  # GWT-10.1
        self.lenient_transport: bool = options["lenient_transport"]  # GWT-10.17
        self.reclaim_discs: bool = options["reclaim_discs"]  # GWT-11.7
        self.objective_move_ends_phase: bool = options["objective_move_ends_phase"]  # GWT-12.6
        self.tie_by_money: bool = options["ties"] == "money"  # GWT-14.12
