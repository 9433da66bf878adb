import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { civilDateOf, formatCivilDate } from '#domain/civilDate';
import type { Language } from '#domain/access/localText';
import { MOST_REASON, PAGE } from '#domain/evening/eveningTexts';
import { answerTime } from '#domain/evening/siteAnswer';
import { textOf, textOrEmpty } from '#domain/values';
import { runText, type Row } from '../../db/statement';
import { RESET_PAGE_HEADERS } from '../../identity/resetPage';
import { html } from '../../mail/html';
import { readContractor } from '../../pdf/readContractor';
import type { Services } from '../../services';
import type { StopLinks } from './stopLinks';

const READ = `
  select m.*, j.name as job_name from stop_message m join job_detail d on d.id = m.job_detail_id join job j on j.id = d.job_id
  where m.id = $1 and m.date = $2`;

/** Answers once: of two at the same moment the first one counts. The history of the job says it. */
const ANSWER = `
  with answered as (
    update stop_message set answer = $2, reason = $3, answered_at = $4, version = version + 1, updated_at = $4
    where id = $1 and answer is null returning *)
  insert into change_log (mutation_id, command, entity, entity_id, job_id, before, after)
  select gen_random_uuid(), 'answerStopMessage', 'stop_message', a.id, d.job_id, jsonb_build_object('answer', null),
    jsonb_strip_nulls(jsonb_build_object('answer', a.answer, 'reason', a.reason, 'answered_at', a.answered_at))
  from answered a join job_detail d on d.id = a.job_detail_id returning entity_id`;

const query = z.object({ token: z.string().max(200).default('') });
const form = z.object({
  token: z.string().max(200),
  answer: z.enum(['confirmed', 'not_ready']),
  reason: z.string().max(4_000).default(''),
});

const STYLE = `body{margin:0;background:#0D224A;color:#1b2433;font:17px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(28rem,calc(100vw - 2rem));margin:2rem auto;padding:1.5rem;background:#fff;border-radius:8px}
h1{margin:0 0 1rem;font-size:1.375rem}p{margin:.75rem 0;overflow-wrap:anywhere}label{display:block;margin-top:1.5rem}
textarea{box-sizing:border-box;width:100%;min-height:5rem;padding:.5rem;font:inherit;border:1px solid #6b7688;border-radius:4px}
button{width:100%;margin-top:.75rem;padding:.9rem;font:inherit;font-weight:600;color:#fff;background:#0D224A;border:0;border-radius:4px}
.quiet{color:#0D224A;background:#fff;border:2px solid #0D224A}[role=alert]{color:#b3261e}:focus-visible{outline:3px solid #4d8df7;outline-offset:2px}`;

const page = (language: Language, title: string, body: string): string =>
  [
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    html`<title>${title}</title>`,
    `<style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
  ].join('');

const send = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  reply.status(status).headers(RESET_PAGE_HEADERS).send(body);

/**
 * The page behind the link of the evening's message, for whoever holds it: no sign-in. To open it changes nothing,
 * since mail scanners open every link; only the press of a button does [MSG-001].
 */
export const registerStopAnswers = (
  app: FastifyInstance,
  { open: { pool }, clock }: Pick<Services, 'open' | 'clock'>,
  links: StopLinks,
): void => {
  const languageOf = (header: string | undefined): Language => (/^\s*es\b/i.test(header ?? '') ? 'es' : 'en');

  /** Who asks, and whom to call. */
  const callUs = async (): Promise<string> => {
    const { name, phone } = await readContractor(pool);
    const number = phone.replaceAll(/[^\d+]/g, '');
    return [html`<p>${name} `, number === '' ? '' : html`<a href="tel:${number}">${phone}</a>`, '</p>'].join('');
  };
  const headOf = (row: Row): string => `${formatCivilDate(textOrEmpty(row.date))}: ${textOrEmpty(row.what)}`;
  const notice = async (
    reply: FastifyReply,
    status: number,
    language: Language,
    lines: readonly string[],
    row?: Row,
  ): Promise<FastifyReply> => {
    const title = row ? headOf(row) : PAGE[language].title;
    const text = lines.map((line) => html`<p>${line}</p>`).join('');
    return send(reply, status, page(language, title, html`<h1>${title}</h1>` + text + (await callUs())));
  };
  const answeredText = (row: Row, language: Language): string => {
    const text = PAGE[language];
    const said = row.answer === 'confirmed' ? text.confirm : text.not_ready;
    return `${said} ${answerTime(String(row.answered_at))}${textOf(row.reason) ? `: ${textOrEmpty(row.reason)}` : ''}`;
  };
  /** The message of a token that can be answered now; else the page that says why not has been sent. */
  const openMessage = async (reply: FastifyReply, token: string, language: Language): Promise<Row | null> => {
    const text = PAGE[language];
    const named = links.read(token);
    const [row] = named ? await runText(pool, READ, [named.id, named.date]) : [];
    if (!named || !row) {
      await notice(reply, 404, language, [text.unknown]);
      return null;
    }
    if (row.answer !== null) {
      await notice(reply, 200, language, [text.answered, answeredText(row, language), text.call], row);
      return null;
    }
    if (named.date < civilDateOf(clock())) {
      await notice(reply, 410, language, [text.expired], row);
      return null;
    }
    return row;
  };
  const ask = async (row: Row, token: string, language: Language, fault?: string): Promise<string> => {
    const text = PAGE[language];
    const hidden = html`<input type="hidden" name="token" value="${token}">`;
    return page(
      language,
      headOf(row),
      [
        html`<h1>${headOf(row)}</h1>`,
        html`<p>${[textOrEmpty(row.job_name), textOrEmpty(row.crew)].filter((part) => part !== '').join(', ')}</p>`,
        html`<p><strong>${text.question}</strong></p>`,
        fault ? html`<p role="alert">${fault}</p>` : '',
        `<form method="post" action="/stop-answer">${hidden}`,
        html`<button name="answer" value="confirmed">${text.confirm}</button></form>`,
        `<form method="post" action="/stop-answer">${hidden}`,
        html`<label>${text.reason}<textarea name="reason" required maxlength="${MOST_REASON}"></textarea></label>`,
        html`<button class="quiet" name="answer" value="not_ready">${text.not_ready}</button></form>`,
        await callUs(),
      ].join(''),
    );
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };
    scope.get('/stop-answer', { config }, async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const { token } = query.catch({ token: '' }).parse(request.query);
      const row = await openMessage(reply, token, language);
      return row ? send(reply, 200, await ask(row, token, language)) : reply;
    });
    scope.post('/stop-answer', { config }, async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const text = PAGE[language];
      const body = form.safeParse(request.body);
      if (!body.success) return notice(reply, 404, language, [text.unknown]);
      const { token, answer, reason } = body.data;
      const row = await openMessage(reply, token, language);
      if (!row) return reply;
      const said = answer === 'not_ready' ? reason.trim().slice(0, MOST_REASON) : null;
      if (said === '') return send(reply, 422, await ask(row, token, language, text.reason_missing));
      const [done] = await runText(pool, ANSWER, [row.id, answer, said, clock().toISOString()]);
      if (!done) {
        await openMessage(reply, token, language);
        return reply;
      }
      return notice(reply, 200, language, [text.thanks, text.call], row);
    });
  });
};
