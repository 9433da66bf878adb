import { type AppError, refusalError } from '#domain/errors';
import type { RuleName } from '#domain/refusals/catalogue';
import { refuse, type RefusalParams } from '#domain/refusals/refusal';

/** The refusal of a file as a whole. */
export const refused = (rule: RuleName, params: RefusalParams = {}): AppError => refusalError(refuse(rule, params));

/** A limit as people write it. */
export const shownLimit = (max: number): string => max.toLocaleString('en-US');
