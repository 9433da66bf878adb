import type { Language } from '#domain/access/localText';
import { REFUSALS, refusalText, type Refusal, type RefusalCode } from '#domain/boards/refusals';

const isRule = (code: string | null): code is RefusalCode => code !== null && Object.hasOwn(REFUSALS, code);

/** The server said no to a move. */
export class BoardRefusal extends Error {
  readonly code: string;
  readonly rule: Refusal | null;

  constructor(message: string, code: string, rule: string | null = null, params: Refusal['params'] = {}) {
    super(message);
    this.name = 'BoardRefusal';
    this.code = code;
    this.rule = isRule(rule) ? { code: rule, params } : null;
  }

  /** The reason in the user's language: a rule has both, other refusals come in the server's words. */
  text(language: Language): string {
    return this.rule ? refusalText(this.rule, language) : this.message;
  }
}
