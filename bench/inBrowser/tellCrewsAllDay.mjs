import { randomUUID } from 'node:crypto';
import { tokenOf } from './tokenOf.mjs';

const SET = 'mutation { updateCompanySettings(ids: [1], values: { crews_told_time: "00:00" }) { changed_count } }';

/** Crews know tomorrow from midnight on: a move writes the same notices before 3 PM, the hour of the demo, as after it. */
export const tellCrewsAllDay = async (url) => {
  const authorization = `Bearer ${await tokenOf(url, 'admin')}`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ query: SET }),
  });
  const { errors } = await answer.json();
  if (!answer.ok || errors) throw new Error(`the hour is not set: ${answer.status} ${JSON.stringify(errors)}`);
};
