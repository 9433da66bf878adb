import {
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { CallError } from '../../dataProvider/CallError';
import { postToIdentity } from '../identityHttp';
import { identityError } from '../identityError';
import { fetchIdentityLibrary } from '../fetchIdentityLibrary';
import { readLoginCode, type LoginCode } from '../loginStep';

/** What the server asks a browser for, with the ticket of its challenge. */
interface Challenge<Options> {
  ticket: string;
  options: Options;
}

const isAsked = <Options>(answer: unknown): answer is Challenge<Options> =>
  typeof answer === 'object' && answer !== null && 'ticket' in answer && 'options' in answer;

/**
 * Signs in with one of the passkeys that this browser has for us.
 * @throws CallError, also when the user thinks better of it
 */
export const signInByPasskey = async (): Promise<LoginCode> => {
  fetchIdentityLibrary(); // which trades the code
  const asked = await postToIdentity('/v1/login/passkey/options', {});
  if (!isAsked<PublicKeyCredentialRequestOptionsJSON>(asked)) throw identityError(null);
  const answer = await startAuthentication({ optionsJSON: asked.options });
  const code = readLoginCode(await postToIdentity('/v1/login/passkey', { ticket: asked.ticket, answer }));
  if (!code) throw identityError(null);
  return code;
};

/** Shows one of the passkeys that this browser has for us, to prove who is signed in. */
export const showPasskey = (options: PublicKeyCredentialRequestOptionsJSON): Promise<AuthenticationResponseJSON> =>
  startAuthentication({ optionsJSON: options });

/** What a browser calls it when no passkey was made, as the rule that says why. */
const NOT_MADE: Readonly<Record<string, string>> = {
  ConstraintError: 'passkey_unverified',
  InvalidStateError: 'passkey_known',
  NotAllowedError: 'passkey_unverified',
};

/**
 * Makes a passkey on this device, or on one beside it.
 * @throws CallError where the device cannot tell that it is the user, or has one already
 */
export const makePasskey = async (
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> => {
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    const rule = error instanceof Error ? NOT_MADE[error.name] : undefined;
    throw rule === undefined ? error : new CallError('No passkey was made.', 422, { rule });
  }
};
