import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { EDITS_BOARDS } from '#domain/access/boardNeeds';
import type { Change } from '#domain/changes';
import type { CivilDate } from '#domain/civilDate';
import { refusalError } from '#domain/errors';
import { isRefusal, refuse, type Refusal } from '#domain/refusals/refusal';
import { MAX_STOPS_IN_TEXT, textLines } from '#domain/boards/told/textLines';
import { textOrEmpty } from '#domain/values';
import type { Command } from '../../pipeline/command';
import { idOf, runText } from '../../db/statement';
import { html } from '../../mail/html';
import { readContractor } from '../../pdf/readContractor';
import { stopContacts } from './stopContacts';
import { recipientsText } from './reachedBuilders';
import { assertStops, stopList } from './stopInputs';
import { lockStops, type StopRow } from './stopRows';

const input = z.strictObject({ stops: stopList });

interface Text {
  recipient: string;
  key: string;
  lines: string[];
  stops: { stop: StopRow; date: CivilDate | null }[];
}

interface Prepared {
  texts: Text[];
  /** Builders without a number that takes a text. */
  without: string[];
}

interface TextAnswer {
  /** How many builders get a text. */
  sent: number;
  without: string[];
}

/** A telephone number as the queue's recipients hold it; null for one that takes no text. */
const smsOf = (phone: string): string | null => {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length === 10 ? `sms:+1${digits}` : null;
};

const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/**
 * Tells the builders of some stops their dates by text, each in one for all of its stops; a stop counts as told when the
 * text has left [SDY-011].
 */
export const textStops: Command<z.infer<typeof input>, Prepared | Refusal, TextAnswer> = {
  name: 'textStops',
  need: { all: [EDITS_BOARDS, 'CAN_SEND_BUILDER_EMAIL'] },
  input,
  assertMayUndo: async () => {
    throw refusalError(refuse('undo_email_sent')); // what was texted was texted
  },
  load: async (mutation, { stops }) => {
    if (!mutation.mailer.sendsTexts) return refuse('texts_not_set_up');
    assertStops(stops, mutation.today);
    const rows = await lockStops(
      mutation,
      stops.map(({ key }) => key),
      (at) => `stops.${at}.key`,
    );
    const ids = rows.map(({ job_detail_id }) => job_detail_id);
    const contacts = new Map(
      (await runText(mutation.client, stopContacts(mutation.actor), [ids])).map((row) => [idOf(row), row]),
    );
    const { name, phone } = await readContractor(mutation.client);
    const byRecipient = new Map<string, { stop: StopRow; date: CivilDate | null; job_name: string }[]>();
    const without = new Set<string>();
    for (const [at, stop] of rows.entries()) {
      const contact = contacts.get(stop.job_detail_id) ?? {};
      const recipient = smsOf(textOrEmpty(contact.phone));
      const one = { stop, date: stops[at]?.date ?? null, job_name: textOrEmpty(contact.job_name) };
      if (recipient === null) without.add(textOrEmpty(contact.company_name));
      else byRecipient.set(recipient, [...(byRecipient.get(recipient) ?? []), one]);
    }
    const texts = [...byRecipient].flatMap(([recipient, own]) =>
      inParts(own, MAX_STOPS_IN_TEXT).map((part): Text => ({
        recipient,
        key: randomUUID(),
        lines: textLines(name, phone, part),
        stops: part,
      })),
    );
    return { texts, without: [...without] };
  },
  decide: (prepared) =>
    isRefusal(prepared)
      ? prepared
      : {
          changes: prepared.texts.flatMap(({ recipient, key, stops }) =>
            stops.map(({ stop: { key: stop_key, job_id, job_detail_id }, date }): Change => ({
              entity: 'stop_notice',
              id: null,
              op: 'insert',
              job_id,
              set: {
                job_detail_id,
                stop_key,
                date,
                way: 'text',
                recipients: recipientsText([recipient]),
                email_key: key,
              },
            })),
          ),
        },
  result: async (_written, { client, mailer, actor }, _input, prepared) => {
    if (isRefusal(prepared)) throw refusalError(prepared);
    for (const { recipient, key, lines } of prepared.texts) {
      const [subject = ''] = lines;
      const mail = { to: [recipient], subject, text: `${lines.join('\n')}\n`, template: 'stop_text' };
      const written = lines.map((line) => html`<p>${line}</p>`).join('');
      await mailer.queue(client, { ...mail, html: written, created_by: actor.user_id }, key);
    }
    return { sent: new Set(prepared.texts.map(({ recipient }) => recipient)).size, without: prepared.without };
  },
};
