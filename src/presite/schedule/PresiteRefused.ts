import type { Language } from '#domain/access/localText';
import {
  isPresiteRule,
  presiteRefusalText,
  type PresiteParams,
  type PresiteRule,
} from '#domain/presite/schedule/refusals';

/** The server said no. */
export class PresiteRefused extends Error {
  readonly code: string;
  private readonly rule: PresiteRule | null;
  private readonly params: PresiteParams;

  constructor(message: string, code: string, rule: string | null = null, params: PresiteParams = {}) {
    super(message);
    this.name = 'PresiteRefused';
    this.code = code;
    this.rule = isPresiteRule(rule) ? rule : null;
    this.params = params;
  }

  /** The reason in the user's language: a rule has both, other refusals come in the server's words. */
  text(language: Language): string {
    return this.rule ? presiteRefusalText(this.rule, this.params, language) : this.message;
  }
}
