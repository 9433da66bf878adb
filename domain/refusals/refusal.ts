import type { LocalText } from '../localText';
import type { ErrorCode } from '../errors';
import type { RuleName } from './catalogue';

export type RefusalParams = Readonly<Record<string, string | number>>;

/** A param that is named in both languages, such as a role. */
export const named = (param: string, { en, es }: LocalText): RefusalParams => ({ [param]: en, [`${param}_es`]: es });

/** Why a rule says no, without words: `refusalText` makes them where somebody reads it. */
export interface Refusal<Rule extends RuleName = RuleName> {
  /** The rule's stable name: its texts stand in the catalogue. */
  rule: Rule;
  /** The parameters of the text. */
  params: RefusalParams;
  /** The field at fault, dotted, where there is one. */
  path?: string;
  /** A refusal is bad input unless it says otherwise. */
  code?: ErrorCode;
}

/** @example refuse('purchase_order_quantity', { quantity: 4 }, 'quantity') */
export const refuse = <Rule extends RuleName>(
  rule: Rule,
  params: RefusalParams = {},
  path?: string,
  code?: ErrorCode,
): Refusal<Rule> => ({
  rule,
  params,
  ...(path === undefined ? {} : { path }),
  ...(code === undefined ? {} : { code }),
});

/** True for a rule's no among what else a rule may answer. */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'rule' in answer && 'params' in answer;
