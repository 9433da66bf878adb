import { CallError, isMadeBefore } from '../../dataProvider/CallError';
import type { Server } from '../../dataProvider/server';
import { sendMark } from '../../field/today/sendMark';
import type { DeviceParts } from '../../offline/apply/deviceParts';
import type { PackedCheck, PackedMark } from '../../offline/files/packedWork';
import type { SyncRefusal } from '../../offline/sync/change';
import { refusalOf, stopOf } from '../../offline/sync/createSync';
import { createVisit, visitIssues } from '../../siteCheck/createVisit';
import { isKeptAnswers } from '../../siteCheck/keptAnswers';
import { serverSiteCheckApi } from '../../siteCheck/serverSiteCheckApi';

/** @throws CallError when the run ends with it */
const refusalOrStop = (error: unknown): SyncRefusal => {
  if (!(error instanceof CallError) || stopOf(error) !== null) throw error;
  return refusalOf(error);
};

/** One whose key was used is written already, whatever it answered. */
const sendOneMark = async (server: Server, { action, marking, made_at }: PackedMark, user: number) => {
  try {
    await sendMark(server, { user })(marking, action, made_at ?? undefined);
    return null;
  } catch (error) {
    return isMadeBefore(error) ? null : refusalOrStop(error);
  }
};

/** What nobody else filled in first is stored; of the rest nothing is overwritten, and it is told. */
const sendOneCheck = async (
  server: Server,
  { job_detail_id, kept, made_at }: PackedCheck,
  user: number,
): Promise<SyncRefusal | null> => {
  const answers = { ...kept, ...(made_at === null ? {} : { made_at }) };
  if (!isKeptAnswers(answers)) return { code: 'refused', message: '' };
  const api = serverSiteCheckApi(server, { user });
  const found = await api.visit(job_detail_id);
  if (!found) return { code: 'gone', message: '' };
  const visit = createVisit(found, api, { read: () => answers, keep: async () => false });
  const isContested = visit.state.get().problem?.kind === 'theirs';
  await visit.send();
  const { problem } = visit.state.get();
  if (problem?.kind === 'refused') return refusalOrStop(problem.error);
  // What breaks a rule waits on the sheet for who filled it in; here nobody can.
  const [issue] = visitIssues(visit.state.get()).values();
  if (visit.hasUnsent() && issue) {
    const { message, rule, params } = issue;
    return { code: 'refused', message, rule, params };
  }
  if (visit.hasUnsent() || problem?.kind === 'unsent') return { code: 'connection', message: '' };
  return isContested || problem?.kind === 'theirs' ? { code: 'conflict', message: '' } : null;
};

/** Sends what somebody else's device kept of the field as that device would have: whoever comes second writes nothing. */
export const sendPackedWork =
  (server: Server): DeviceParts['sendWork'] =>
  (work, user) =>
    work.kind === 'mark' ? sendOneMark(server, work, user) : sendOneCheck(server, work, user);
