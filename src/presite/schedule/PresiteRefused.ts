import type { Language } from '#domain/access/localText';
import { isRule, type RuleName } from '#domain/refusals/catalogue';
import { refusalText } from '#domain/refusals/refusalText';
import type { RefusalParams } from '#domain/refusals/refusal';

/** The server said no. */
export class PresiteRefused extends Error {
  readonly code: string;
  private readonly rule: RuleName | null;
  private readonly params: RefusalParams;

  constructor(message: string, code: string, rule: string | null = null, params: RefusalParams = {}) {
    super(message);
    this.name = 'PresiteRefused';
    this.code = code;
    this.rule = isRule(rule) ? rule : null;
    this.params = params;
  }

  /** The reason in the user's language: a rule has both, other refusals come in the server's words. */
  text(language: Language): string {
    return this.rule ? refusalText({ rule: this.rule, params: this.params }, language) : this.message;
  }
}
