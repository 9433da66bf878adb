/** A GraphQL document as it is sent: its text, and what is told of it on the way. */
export interface CallDocument {
  readonly text: string;
  /** Of its first operation; empty for one without a name. */
  readonly name: string;
  readonly kind: 'query' | 'mutation';
}

const HEAD = /^\s*(query|mutation)\b\s*(\w*)/;

/**
 * A document of one operation, by the tag or as a text. It is sent as it stands and not taken apart in the browser: the
 * tests hold all documents against the schema.
 * @example const API_VERSION = gql`query ApiVersion { apiVersion }`;
 */
export const gql = (text: TemplateStringsArray | string, ...parts: readonly (string | number)[]): CallDocument => {
  const whole = typeof text === 'string' ? text : String.raw({ raw: text }, ...parts);
  const [, kind, name = ''] = HEAD.exec(whole) ?? [];
  return { text: whole, name, kind: kind === 'mutation' ? 'mutation' : 'query' };
};
