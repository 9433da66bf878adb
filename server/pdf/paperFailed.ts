import { AppError } from '#domain/errors';
import type { LocalText } from '#domain/localText';
import { named, refuse } from '#domain/refusals/refusal';
import { errorReason } from '../db/loggedError';
import { TookTooLong } from './tookTooLong';

const TOO_LONG: LocalText = { en: 'It took too long.', es: 'Tardó demasiado.' };
const UNPRINTABLE: LocalText = {
  en: 'Something in it cannot be printed. Please tell an administrator: the reason is in the log of the server.',
  es: 'Algo en él no se puede imprimir. Avise a un administrador: el motivo está en el registro del servidor.',
};

/**
 * A paper that could not be made, told in both languages with its name and the reason; the log gets the cause.
 * @param rule what follows for who asked: a PDF that does not open, or an email that was not sent
 */
export const paperFailed = (
  rule: 'paper_failed' | 'paper_email_failed',
  paper: LocalText,
  error: unknown,
): AppError => {
  const reason = error instanceof TookTooLong ? TOO_LONG : UNPRINTABLE;
  const refusal = refuse(rule, { ...named('paper', paper), ...named('reason', reason) }, undefined, 'PAPER_FAILED');
  return new AppError('PAPER_FAILED', { refusal }, errorReason(error));
};
