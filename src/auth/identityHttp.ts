import { descriptionOf, identityError, ruleOf } from './identityError';
import { noteServerDate } from '../clock/deviceClock';

/**
 * Posts JSON to the identity provider and answers what it says (text when it is no JSON).
 * @throws CallError with the provider's description, when it has one
 */
export const postToIdentity = async (url: string, body: Readonly<Record<string, unknown>>): Promise<unknown> => {
  let response: Response;
  const sentAt = Date.now();
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw identityError(null);
  }
  noteServerDate(response.headers?.get('date'), sentAt);
  const text = await response.text();
  const answer = ((): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  })();
  if (!response.ok) throw identityError(descriptionOf(answer), ruleOf(answer));
  return answer;
};
