import { isRefusal, refusalText, type Refusal } from '#domain/boards/refusals';
import type { Change, Decision } from '#domain/changes';

/** A board decision in the words of the pipeline: its changes, or the refusal with its English text. */
export const asDecision = (decided: { changes: readonly Change[] } | Refusal): Decision =>
  isRefusal(decided)
    ? { rule: decided.code, params: decided.params, message: refusalText(decided, 'en') }
    : { changes: decided.changes };
