import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorIn, perUser } from '../access/perUser';
import { can, type Need } from '#domain/access/can';
import { AppError } from '#domain/errors';
import type { Actor } from '../access/actor';
import { runnerUntil } from '../db/readerLeft';
import type { Runner } from '../db/statement';
import type { Services } from '../services';
import type { PaperDocument } from './paper';
import { printedTime } from './printedTime';
import { paperFailed } from './paperFailed';
import { renderPdf } from './renderPdf';

/** The requested paper and the user who requests it. */
interface PaperRequest {
  runner: Runner;
  actor: Actor;
  id: number;
  /** The printed time. */
  printed: string;
}

/** A kind of paper: who may see it, and what it says. */
export interface PaperKind {
  need: Need;
  /** @throws AppError NOT_FOUND for a record that is none, or that the actor may not read */
  make(asked: PaperRequest): Promise<PaperDocument>;
  /** Several records as one paper, at `/v1/pdf/{kind}/{type}-{id},...`. */
  makeSeveral?(asked: Omit<PaperRequest, 'id'> & { selection: string }): Promise<PaperDocument>;
  /** The same form without values, at `/v1/pdf/{kind}/blank`. */
  makeBlank?(asked: Omit<PaperRequest, 'id'>): Promise<PaperDocument>;
}

/** Requests that a user may make in a minute. */
const MAX_PER_MINUTE = 120;
const SEVERAL = /^[a-z]+-\d+(,[a-z]+-\d+)*$/;

/** GET /v1/pdf/{kind}/{id}: a paper as PDF, for whoever may read the record [PO-001 RO-001]. */
export const registerPdfs = (
  app: FastifyInstance,
  { open, clock }: Pick<Services, 'open' | 'clock'>,
  kinds: Readonly<Record<string, PaperKind>>,
): void => {
  app.get(
    '/v1/pdf/:kind/:id',
    perUser(app, MAX_PER_MINUTE),
    async (request: FastifyRequest<{ Params: { kind: string; id: string } }>, reply) => {
      const actor = actorIn(request);
      const { kind, id } = request.params;
      const paper = kinds[kind];
      const blank = id === 'blank' ? paper?.makeBlank : undefined;
      const several = SEVERAL.test(id) ? paper?.makeSeveral : undefined;
      if (!paper || !(blank || several || /^[1-9]\d{0,8}$/.test(id))) throw new AppError('NOT_FOUND');
      if (!can(actor.permissions, paper.need)) throw new AppError('FORBIDDEN');
      const asked = { runner: runnerUntil(open.pool, reply.reader), actor, printed: printedTime(clock()) };
      const made = (all: Omit<PaperRequest, 'id'>): Promise<PaperDocument> =>
        several ? several({ ...all, selection: id }) : blank ? blank(all) : paper.make({ ...all, id: Number(id) });
      const document = await made(asked);
      const bytes = await renderPdf(document, reply.reader).catch((error: unknown) => {
        if (reply.reader.aborted) throw error;
        throw paperFailed('paper_failed', document.called, error);
      });
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${kind}-${several ? 'selection' : id}.pdf"`,
          'cache-control': 'no-store',
        })
        .send(bytes);
    },
  );
};
