// Made by tools/generate_types.py from zeitalter.games.ages_cards.view.catalogue_view; do not edit.
import type { Message } from "../../wire.ts";

export interface CardView {
  instance: string;
  id: string;
  name: Message;
  set: number;
  era: string;
  type: string;
  resource: string;
  vp: number;
  strength: number;
  reaction: boolean;
  cost: number[];
  effects: Message[];
}

export interface WonderView {
  id: string;
  name: Message;
  set: number;
  era: string;
  vp: number;
  fame_needed: number;
  condition: Message;
  amount: number;
}

export interface CatalogueView {
  resources: string[];
  eras: string[];
  cards: CardView[];
  wonders: WonderView[];
  fame_markers: number;
  vp_limit: number;
}
