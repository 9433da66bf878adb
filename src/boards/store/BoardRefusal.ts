import type { Language } from '#domain/access/localText';
import { isRule } from '#domain/refusals/catalogue';
import type { Refusal, RefusalParams } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusals/refusalText';

/** The server said no to a move. */
export class BoardRefusal extends Error {
  readonly code: string;
  readonly refusal: Refusal | null;

  constructor(message: string, code: string, rule: string | null = null, params: RefusalParams = {}) {
    super(message);
    this.name = 'BoardRefusal';
    this.code = code;
    this.refusal = isRule(rule) ? { rule, params } : null;
  }

  /** The reason in the user's language: a rule has both, other refusals come in the server's words. */
  text(language: Language): string {
    return this.refusal ? refusalText(this.refusal, language) : this.message;
  }
}
