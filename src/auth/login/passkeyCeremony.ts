import {
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
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

/** Makes a passkey on this device, or on one beside it. */
export const makePasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> =>
  startRegistration({ optionsJSON: options });
