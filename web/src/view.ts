// Made by tools/generate_types.py from zeitalter.core.view; do not edit.

export interface Situation {
  step: Record<string, number | string | null> | null;
  steps: Record<string, number | string | null>[];
  sealed: Record<string, number | string | (number | string)[]>[];
  ready: number[];
  resigned: number[];
  over: boolean;
}

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  actors: number[];
  situation: Situation;
}
