/** Unsaved work of one open form, kept in the browser until it is saved or given up [KEY-014]. */
export interface StoredDraft {
  /** Each open form writes a draft of its own, so that two tabs never write over each other. */
  id: string;
  /** When something was typed last, an instant. */
  at: string;
  /** What the form was called. */
  title: string;
  /** What stood in the form and what it began from; its kind knows the shape. */
  content: unknown;
  /** What was typed into fields that did not take it. */
  texts: readonly FieldText[];
  /** Paths that a later save in a form of the same record has settled: they are not restored any more. */
  settled: readonly string[];
}

/** A text as it stands in a field, whether or not it can be taken. */
export interface FieldText {
  /** Where the field is on the screen, see `placeOf`. */
  place: string;
  label: string;
  text: string;
}

/** Whose drafts, and of which form: "customer:7". */
export interface DraftOwner {
  user: number;
  form: string;
}

/**
 * Where drafts are kept. Forms know nothing else of it: another place in the browser is another implementation of this.
 * Every call begins its work at once, so that one that is made while the page goes away is still carried out.
 */
export interface DraftStore {
  /** The drafts of a form, the latest first. */
  list: (owner: DraftOwner) => Promise<readonly StoredDraft[]>;
  /** Resolves once it is kept, to false where the browser keeps nothing or too little. */
  write: (owner: DraftOwner, draft: StoredDraft) => Promise<boolean>;
  remove: (owner: DraftOwner, id: string) => Promise<void>;
  /** Calls back when another tab has changed a draft. @returns what ends that */
  onChange: (listener: () => void) => () => void;
}
