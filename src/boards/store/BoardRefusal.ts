import type { Language } from '#domain/access/localText';
import { fillTemplate } from '#domain/messages/message';
import { WRITE_REFUSALS, type WriteRefusal } from '#domain/writes/refusals';
import { REFUSALS, refusalText, type Refusal, type RefusalCode } from '#domain/boards/refusals';

const isRule = (code: string | null): code is RefusalCode => code !== null && Object.hasOwn(REFUSALS, code);

const isWriteRule = (code: string | null): code is WriteRefusal => code !== null && Object.hasOwn(WRITE_REFUSALS, code);

/** The server said no to a move. */
export class BoardRefusal extends Error {
  readonly code: string;
  readonly rule: Refusal | null;
  /** What kept an undo from being made. */
  readonly write: WriteRefusal | null;
  readonly params: Refusal['params'];

  constructor(message: string, code: string, rule: string | null = null, params: Refusal['params'] = {}) {
    super(message);
    this.name = 'BoardRefusal';
    this.code = code;
    this.write = isWriteRule(rule) ? rule : null;
    this.params = params;
    this.rule = isRule(rule) ? { code: rule, params } : null;
  }

  /** The reason in the user's language: a rule has both, other refusals come in the server's words. */
  text(language: Language): string {
    if (this.rule) return refusalText(this.rule, language);
    return this.write && language !== 'en'
      ? fillTemplate(WRITE_REFUSALS[this.write], this.params, language)
      : this.message;
  }
}
