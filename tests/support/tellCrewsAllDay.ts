import { randomUUID } from 'node:crypto';
import { passwordToken } from './passwordToken';

const SET = 'mutation { updateCompanySettings(ids: [1], values: { crews_told_time: "00:00" }) { changed_count } }';

/**
 * Crews know tomorrow from midnight on: a test that moves a stop meets the same notices before 3 PM, the hour of the
 * demo, as after it [SDY-013].
 */
export const tellCrewsAllDay = async (url: string): Promise<void> => {
  const authorization = `Bearer ${await passwordToken(url, 'admin')}`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ query: SET }),
  });
  const { errors }: { errors?: unknown } = await answer.json();
  if (!answer.ok || errors) throw new Error(`the hour is not set: ${answer.status} ${JSON.stringify(errors)}`);
};
