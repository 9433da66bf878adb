import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { civilDateOf, type CivilDate } from '#domain/civilDate';
import type { Language } from '#domain/localText';
import { MAX_REASON, PAGE } from '#domain/evening/eveningTexts';
import { RESET_PAGE_HEADERS } from '../../identity/resetPage';
import { readContractor } from '../../pdf/readContractor';
import type { Services } from '../../services';
import { answerStops, isOpen, readAskedStops, type StopQuestion } from './askedStops';
import { askingPage, noticePage, stateOf } from './stopAnswerPage';
import type { StopLinks } from './stopLinks';

const query = z.object({ token: z.string().max(200).default('') });
const form = z.object({
  token: z.string().max(200),
  answer: z.enum(['confirmed', 'not_ready']),
  reason: z.string().max(4_000).default(''),
  /** One of several stops by the number of its message, or all of them; the only one without a word. */
  stop: z.union([z.literal('all'), z.string().regex(/^\d{1,9}$/)]).default('all'),
});

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

  interface Opened {
    date: CivilDate;
    stops: StopQuestion[];
  }
  const notice = async (
    reply: FastifyReply,
    status: number,
    language: Language,
    lines: readonly string[],
    about: Partial<Opened> = {},
  ): Promise<null> => {
    await send(reply, status, noticePage({ language, ...about, caller: await readContractor(pool) }, lines));
    return null;
  };
  /** Says what was answered, where there is nothing left to ask. */
  const told = (reply: FastifyReply, language: Language, first: string, opened: Opened): Promise<null> => {
    const lines = opened.stops.map((stop) =>
      [opened.stops.length === 1 ? '' : `${stop.what}, ${stop.job_name}`, stateOf(stop, language)]
        .filter((part) => part !== '')
        .join(': '),
    );
    const call = opened.stops.some(({ answer }) => answer !== null) ? PAGE[language].call : '';
    return notice(reply, 200, language, [first, ...lines, call].filter(Boolean), opened);
  };
  /** The stops of a token that can be answered now; else the page that says why not has been sent. */
  const openStops = async (reply: FastifyReply, token: string, language: Language): Promise<Opened | null> => {
    const text = PAGE[language];
    const named = links.read(token);
    const stops = named ? await readAskedStops(pool, named.id, named.date) : [];
    if (!named || stops.length === 0) return notice(reply, 404, language, [text.unknown]);
    const opened = { date: named.date, stops };
    const hasAnswer = stops.some(({ answer }) => answer !== null);
    if (named.date < civilDateOf(clock()) && !(hasAnswer && !stops.some(isOpen)))
      return notice(reply, 410, language, [text.expired], opened);
    return stops.some(isOpen) ? opened : told(reply, language, hasAnswer ? text.answered : '', opened);
  };
  const sendQuestions = async (
    reply: FastifyReply,
    status: number,
    language: Language,
    token: string,
    opened: Opened,
    said?: { fault?: string; thanks?: boolean },
  ): Promise<FastifyReply> =>
    send(reply, status, askingPage({ language, ...opened, caller: await readContractor(pool) }, token, said));

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };
    scope.get('/stop-answer', { config }, async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const { token } = query.catch({ token: '' }).parse(request.query);
      const opened = await openStops(reply, token, language);
      return opened ? sendQuestions(reply, 200, language, token, opened) : reply;
    });
    scope.post('/stop-answer', { config }, async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const text = PAGE[language];
      const body = form.safeParse(request.body);
      if (!body.success) {
        await notice(reply, 404, language, [text.unknown]);
        return reply;
      }
      const { token, answer, reason, stop } = body.data;
      const opened = await openStops(reply, token, language);
      if (!opened) return reply;
      const meant = opened.stops.filter((one) => isOpen(one) && (stop === 'all' || one.ids.includes(Number(stop))));
      const said = answer === 'not_ready' ? reason.trim().slice(0, MAX_REASON) : null;
      if (said === '') return sendQuestions(reply, 422, language, token, opened, { fault: text.reason_missing });
      const isDone = meant.length > 0 && (await answerStops(pool, meant, { answer, reason: said, at: clock() }));
      const after = { ...opened, stops: await readAskedStops(pool, opened.stops[0]?.ids[0] ?? 0, opened.date) };
      if (after.stops.some(isOpen)) return sendQuestions(reply, 200, language, token, after, { thanks: isDone });
      await told(reply, language, isDone ? text.thanks : text.answered, after);
      return reply;
    });
  });
};
