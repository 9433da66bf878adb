/** A catalogue is a tree of texts; a key is its path joined by dots. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The dotted paths of the texts in a tree. */
export type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The same tree with any text at its leaves: what a translation must match. */
export type TranslationOf<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : TranslationOf<Tree[Key]>;
};

export type MessageParams = Readonly<Record<string, string | number>>;

/** A catalogue of others, which may leave texts out. */
interface Texts {
  readonly [key: string]: string | Texts | undefined;
}

const find = (tree: Texts, key: string): string | undefined => {
  const own = Object.hasOwn(tree, key) ? tree[key] : undefined;
  if (typeof own === 'string') return own;
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), tree);
  return typeof found === 'string' ? found : undefined;
};

/**
 * The text of a key with its `%{params}` filled in. `one |||| many` is chosen by the param `smart_count`.
 * An unknown key is answered as it is, so that a missing text is seen rather than hidden.
 */
export const formatMessage = (tree: Texts, key: string, params: MessageParams = {}): string => {
  const template = find(tree, key);
  if (template === undefined) return key;
  const [one = '', many = one] = template.includes(' |||| ') ? template.split(' |||| ') : [template];
  const chosen = params.smart_count === undefined || params.smart_count === 1 ? one : many;
  return chosen.replace(/%\{(\w+)\}/g, (mark, name: string) => String(params[name] ?? mark));
};
