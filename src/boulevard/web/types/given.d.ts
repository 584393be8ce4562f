// Made by tests/tools/make_script_types.py from the types that Python has for what it gives to scripts. Change those.

declare namespace Table {
  /** A game at one moment, as you may see it. */
  interface Shown {
    game: string;
    status: "waiting" | "playing" | "over";
    moves: number;
    chairs: ChairGiven[];
    turn: (string | number)[];
    seat: string | number | null;
    view: Record<string, unknown>;
    /** The number of your next decision: send it with the move. */
    number: number | null;
    /** Your legal moves in notation. */
    legal: string[] | null;
  }

  /** A table as you may see it. */
  interface State {
    game: string;
    status: "waiting" | "playing" | "over";
    moves: number;
    chairs: ChairGiven[];
    turn: (string | number)[];
    seat: string | number | null;
    view: Record<string, unknown>;
    /** The number of your next decision: send it with the move. */
    number: number | null;
    /** Your legal moves in notation. */
    legal: string[] | null;
    table: string;
    /** None at a table that began with a position. */
    options: Record<string, unknown>;
    /** The position that the table was set up with, once the game is over. */
    position: Record<string, unknown> | null;
    /** How many events there were: follow from this number on. */
    events: number;
    clock: ClockGiven | null;
    /** Whether nobody came back for a long time; the game goes on with the next move. */
    aside: boolean;
    /** The seat that asks to take its last decision back. */
    asking: string | number | null;
    /** SHA-256 of the server's seed. */
    commitment: string;
    /** The server's seed, once the game is over. */
    seed: string | null;
    /** What the deal was drawn from, once the game is over: seed and entropy, mixed. */
    deal: string | null;
    /** None at a table that has nothing to do with a day. */
    daily: DailyGiven | null;
    outcome: Outcome | null;
    chat: ChatGiven;
    /** Who would like to play again, once the game is over. */
    rematch: Rematch | null;
    /** The series that the game is one of. */
    series: SeriesGiven | null;
    /** The round of a tournament that it is played in. */
    round: RoundGiven | null;
  }

  /** What was said at a table, the newest last, without what you don't want to hear. */
  interface MessagesGiven {
    messages: MessageGiven[];
    /** The number of the last that was said; −1 if nothing was. */
    last: number;
    unheard: UnheardGiven[];
    /** The ready-made phrases by their names, in your language. */
    phrases: Record<string, string>;
  }

  /** Who is at a table; other people who sit there are gone. */
  interface PresenceGiven {
    here: (string | number)[];
    /** Who has the page open, and doesn't look at it. */
    away: (string | number)[];
    /** How many watch. */
    watching: number;
  }

  /** What a browser checks the shuffle of a game by that is over. */
  interface Shuffle {
    table: string;
    commitment: string;
    seed: string;
    deal: string;
    entropy: string[];
    own: boolean;
  }

  /** A chair at a table. */
  interface ChairGiven {
    seat: string | number;
    kind: string;
    name: string;
    level: number | null;
    free: boolean;
    left: boolean;
    acts: boolean;
    /** Whether its person left because their time ran out. */
    late: boolean;
    /** When its person’s time runs out, in seconds since 1970 by the server; none if no clock runs. */
    until: number | null;
    /** What its person contributed to the shuffle, once all are there. */
    entropy: string | null;
  }

  /** How long people may take for each decision, and what becomes of those who take longer. */
  interface ClockGiven {
    seconds: number;
    late: "loss" | "bot";
  }

  /** That a table is played with the deck of a day. */
  interface DailyGiven {
    day: string;
    /** Whether it is the one attempt that counts; if not, it is practice. */
    counts: boolean;
    /** When the day is final and its seed is shown, in seconds since 1970 by the server. */
    final: number;
  }

  /** How a game ended: by the rules, by leaving, or because nobody came back. */
  interface Outcome {
    how: "played" | "resigned" | "abandoned";
    winners: (string | number)[];
    /** The result of the game's record, if it was played. */
    result: Record<string, unknown> | null;
  }

  /** What people may say to each other at a table. */
  interface ChatGiven {
    /** Nothing at a table where nobody else sits. */
    allows: "off" | "phrases" | "text";
    /** Whether those who watch can read it. */
    watched: boolean;
  }

  /** What becomes of the people of a table after the end. */
  interface Rematch {
    /** The seats that would like to play again. */
    wanted: (string | number)[];
    /** The seats that would not. */
    declined: (string | number)[];
    /** The next table, once all people want to. */
    table: string | null;
    /** What the next table would be called. */
    next: string | null;
    /** What the server is bound to there: SHA-256 of its next seed. */
    commitment: string | null;
  }

  /** How a series of games stands, the game of this table included once it is over. */
  interface SeriesGiven {
    /** Of how many games it is at most. */
    length: number;
    /** Which of them this table is, from 1. */
    game: number;
    /** Of each seat: a win is a point, a draw half a point. */
    points: number[];
    over: boolean;
    /** Who won the series, once it is over; none of a draw. */
    winner: string | number | null;
  }

  /** The round of a tournament that a table belongs to. */
  interface RoundGiven {
    tournament: string;
    number: number;
    /** Whether others play the same deck: its seed is shown when all have. */
    duplicate: boolean;
  }

  /** Something that somebody said. */
  interface MessageGiven {
    /** Its number at the table: ask for what was said after it. */
    number: number;
    seat: string | number;
    name: string;
    /** Whether you said it. */
    own: boolean;
    /** The name of a ready-made phrase; none for a text. */
    phrase: string | null;
    /** What was said; a phrase in the language that you ask in. */
    text: string;
    /** When it was said, in seconds since 1970. */
    at: number;
  }

  /** A seat of which you don't want to hear anything. */
  interface UnheardGiven {
    seat: string | number;
    /** Whether that holds at all tables. */
    everywhere: boolean;
  }
}

declare namespace Position {
  /** What the editors of all games are told of a position. */
  interface PositionAnswer {
    text: string;
    status: string;
    over: boolean;
    oddities: string[];
    refusal: PositionRefusal | null;
  }

  /** Why something is no position. */
  interface PositionRefusal {
    message: string;
    where: string;
    unfinished: boolean;
  }
}

declare namespace Paris {
  /** What one seat may see of a game of Paris. */
  interface View {
    game: "paris";
    seat: "orange" | "blue" | null;
    edition: string;
    options: Options;
    phase: 1 | 2;
    over: boolean;
    starts: "orange" | "blue";
    winner: "orange" | "blue" | "draw" | null;
    turn: ("orange" | "blue")[];
    next: "orange" | "blue";
    opener: "orange" | "blue" | null;
    idle: number;
    board: Record<string, "orange" | "blue" | "mixed" | "light">;
    hands: Record<"orange" | "blue", Hand | null>;
    piles: Record<"orange" | "blue", number>;
    laid: Record<"orange" | "blue", number[]>;
    pool: string[];
    reserve: Record<"orange" | "blue", string[]>;
    shapes: Record<string, string[]>;
    rays: number[][][];
    buildings: Building[];
    pieces: Record<string, Piece>;
    lamps: Lamp[];
    postcards: Postcard[];
    chimneys: Record<"orange" | "blue", number>;
    tokens: Record<"orange" | "blue", number>;
    rights: Record<"orange" | "blue", string[]>;
    score: Record<"orange" | "blue", Record<string, number>>;
  }

  /** What there is, how moves are written, and what sentences speak of. */
  interface Facts {
    seats: string[];
    kinds: string[];
    sides: string[];
    postcards: string[];
    pieces: Record<string, PieceFacts>;
    moves: Record<string, string[]>;
    options: Record<string, unknown[]>;
    chimneys: number;
    tokens: number;
    tiles: number;
    postcard_count: number;
    in_play: number;
    penalty: string;
    per_lamp: string;
    per_side: string;
    per_corner: string;
    per_building: string;
    penseur: string;
    fountain: number;
    rays: string;
    reach: number;
    lit: number;
  }

  /** What the form of editions begins with. */
  interface EditionGiven {
    standard: EditionForm;
    winds: Record<string, [number, number]>;
    corners: string[];
    brought: EditionForm | null;
  }

  /** All that is told of an edition in its form; of one that is wrong, why it is. */
  interface EditionAnswer {
    refusal: EditionRefusal | null;
    pictures?: string[];
    form?: EditionForm;
    data?: Record<string, unknown>;
    code?: string;
    differences?: Difference[];
  }

  /** The facts of the game, and what else scripts have to know of the box. */
  interface PadFacts {
    seats: string[];
    kinds: string[];
    sides: string[];
    postcards: string[];
    pieces: Record<string, PieceFacts>;
    moves: Record<string, string[]>;
    options: Record<string, unknown[]>;
    chimneys: number;
    tokens: number;
    tiles: number;
    postcard_count: number;
    in_play: number;
    penalty: string;
    per_lamp: string;
    per_side: string;
    per_corner: string;
    per_building: string;
    penseur: string;
    fountain: number;
    rays: string;
    reach: number;
    lit: number;
    shapes: Record<string, string[]>;
    tile_kinds: Record<string, string[][]>;
    starred: string[];
    examples: Record<string, PositionData>;
    brought: PositionData | null;
    edition: unknown;
  }

  /** What is shown of any position. */
  interface PadAnswer {
    board: string;
    texts: Record<string, string>;
    sheet: string;
  }

  /** A position that was scored. */
  interface ScorepadAnswer {
    board: string;
    texts: Record<string, string>;
    sheet: string;
    totals: Record<string, number>;
    verdict: string;
    text: string;
  }

  /** All that is told of a position in its editor. */
  interface EditorAnswer {
    board: string;
    texts: Record<string, string>;
    sheet: string;
    text: string;
    status: string;
    over: boolean;
    oddities: string[];
    refusal: PositionRefusal | null;
    tab: string;
    follows: Following;
    laid: Record<string, number[]>;
    data: PositionData | null;
  }

  /** The rules that were agreed on before the game. */
  interface Options {
    penseur: "any" | "own";
    fountain: number;
    mirror: boolean;
  }

  /** The tile that a seat holds: its number, and its spaces row by row from the top. */
  interface Hand {
    tile: number;
    spaces: ("orange" | "blue" | "mixed" | "light")[];
  }

  /** A building on the board. */
  interface Building {
    name: string;
    owner: "orange" | "blue";
    spaces: string[];
    size: number;
    lights: number;
  }

  /** A piece of a postcard on the board. */
  interface Piece {
    owner: "orange" | "blue" | null;
    spaces: string[];
    faces?: "n" | "e" | "s" | "w";
    building?: string;
  }

  /** A streetlight, and the spaces that it lights. */
  interface Lamp {
    space: string;
    kind: "printed" | "tile" | "large";
    lights: string[];
  }

  /** A postcard of the game, and who has used it. */
  interface Postcard {
    name: string;
    by: "orange" | "blue" | null;
  }

  /** A special piece: its postcard, and how many spaces it takes, unless the option of that name tells it. */
  interface PieceFacts {
    card: string;
    size: number;
    option: string;
  }

  /** An edition as its form has it: tiles and buildings are lists, so that names can be changed. */
  interface EditionForm {
    name: string;
    starred: string[];
    tiles: string[];
    buildings: EditionBuilding[];
    rays: number[][][];
  }

  /** What is wrong with an edition, and where in the form. */
  interface EditionRefusal {
    message: string;
    place?: string;
  }

  /** What is not as in the standard, and where in the form. */
  interface Difference {
    place: string;
    text: string;
  }

  /** A position as it is sent and kept (`games/paris/positions/position.py`); what follows is left out. */
  interface PositionData {
    board: Record<string, string>;
    buildings: PlacedBuilding[];
    reserve: Record<string, string[]>;
    postcards: MarkedPostcard[];
    pieces: Record<string, PlacedPiece>;
    options: Record<string, unknown>;
    phase?: number;
    over?: boolean;
    next?: string;
    starts?: string;
    opener?: string;
    idle?: number;
    laid?: Record<string, number[]>;
    hands?: Record<string, number>;
    piles?: Record<string, number[]>;
    chimneys?: Record<string, number>;
    tokens?: Record<string, number>;
    rights?: Record<string, string[]>;
    edition?: unknown;
  }

  /** Why something is no position. */
  interface PositionRefusal {
    message: string;
    where: string;
    unfinished: boolean;
  }

  /** What follows from the rest of a position, unless it is told otherwise. */
  interface Following {
    laid: Record<string, number[]>;
    chimneys: Record<string, number>;
    tokens: Record<string, number>;
    rights: Record<string, string[]>;
    next: string;
    opener: string | null;
    idle: number;
  }

  /** A building in the form of editions. */
  interface EditionBuilding {
    name: string;
    rows: string[];
  }

  /** A building that was put onto the board. */
  interface PlacedBuilding {
    name: string;
    owner: string;
    spaces: string[];
  }

  /** A postcard of the game, and who has used it. */
  interface MarkedPostcard {
    name: string;
    by: string | null;
  }

  /** A piece that was put onto the board. */
  interface PlacedPiece {
    owner: string;
    spaces: string[];
    faces?: string;
    building?: string;
  }
}

declare namespace Avenue {
  /** What one seat may see of a game of Avenue. */
  interface View {
    game: "avenue";
    seat: number | null;
    players: number;
    sheet: Printed;
    round: number;
    over: boolean;
    turn: number[];
    farm: string;
    farms: string[];
    next_farm: string | null;
    card: Card | null;
    cards: string[];
    yellow: number;
    left: Record<string, number>;
    sheets: PlayerSheet[];
    winners: number[] | null;
  }

  /** What there is, how long it lasts, and what it costs. */
  interface Facts {
    sheet: string[];
    farms: string[];
    cards: string[];
    roads: number[];
    rounds: number;
    yellows: number;
    penalty: string;
  }

  /** What the editor of sheets begins with. */
  interface SheetGiven {
    starts: Record<string, string[][]>;
    limits: SheetLimits;
    brought: OwnSheet | null;
  }

  /** All that is told of a sheet in its editor. */
  interface SheetAnswer {
    code: string;
    text: string;
    rows: string[][];
    drawing: string;
    edge: number;
    refusal: SheetRefusal | null;
    missing: string[];
    notes: string[];
  }

  /** What the editor of positions begins with. */
  interface AvenueGiven {
    facts: Facts;
    printed: Record<string, string[]>;
    symbols: Record<string, string>;
    roads: Record<string, string>;
    cards: Record<string, string>;
    most: number;
    example: AvenuePosition;
    brought: AvenuePosition | null;
  }

  /** All that is told of a position in its editor. */
  interface AvenueAnswer {
    text: string;
    status: string;
    over: boolean;
    oddities: string[];
    refusal: PositionRefusal | null;
    data: AvenuePosition | null;
    rows: string[][];
    board: string;
    edge: number;
    summary: string[];
    totals: number[];
  }

  /** The sheet that is played on: its symbols, row by row. */
  interface Printed {
    name: string;
    columns: number;
    rows: string[];
  }

  /** The card that is turned up: the number of its road, and whether it is yellow. */
  interface Card {
    number: number;
    yellow: boolean;
  }

  /** What a player has drawn, and what it is worth. */
  interface PlayerSheet {
    player: number;
    roads: Record<string, number>;
    scores: number[];
    acted: boolean;
    choice: string | null;
    peeks: number[];
    peeked: boolean;
    network: string[];
    grapes: number;
    castles: Record<"purple" | "green", CastleNetwork>;
    penalty: number;
    total: number;
  }

  /** How large a sheet may be. */
  interface SheetLimits {
    spaces: number;
    columns: number;
  }

  /** A sheet in its editor: a symbol for every space, row by row from the top. */
  interface OwnSheet {
    name: string;
    rows: string[][];
  }

  /** Why a sheet can't be played on, and where it is wrong, if there. */
  interface SheetRefusal {
    message: string;
    row?: number;
    column?: number;
  }

  /** A position as it is set up (docs/positions.md). */
  interface AvenuePosition {
    sheet: string | string[];
    farms: string[];
    cards: string[];
    coming: string[];
    over: boolean;
    sheets: AvenuePlayer[];
  }

  /** Why something is no position. */
  interface PositionRefusal {
    message: string;
    where: string;
    unfinished: boolean;
  }

  /** What is joined to a castle, and what that is worth. */
  interface CastleNetwork {
    spaces: string[];
    points: number;
  }

  /** What a player has drawn and chosen. */
  interface AvenuePlayer {
    roads: Record<string, number>;
    scores: (number | null)[];
    peeks: number[];
    choice: string | null;
  }
}
