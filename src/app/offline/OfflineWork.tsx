import { useServer } from '../../dataProvider/ServerContext';
import { Suspense, use, useEffect, useRef } from 'react';
import { usePermissions } from '../../auth/usePermissions';
import { useProfile } from '../../auth/useProfile';
import { useToday } from '../../clock/useToday';
import { openCatalogue } from '../../dataProvider/catalogue/openCatalogue';
import { saidText } from '../../dataProvider/errorText';
import { recordCall } from '../../dataProvider/recordCall';
import { useRest } from '../../dataProvider/rest';
import { isOwnMutation } from '../../dataProvider/ownMutations';
import { SchemaHashContext } from '../../dataProvider/SchemaHashContext';
import { useLanguage } from '../../i18n/useLanguage';
import { useLive } from '../../live/useLive';
import { useOfflineText } from '../../offline/messages';
import type { Request, SyncRefusal } from '../../offline/sync/change';
import { openQuestion } from '../../offline/workspace/questions';
import { fetchedLater } from '../../page/fetchedLater';
import { useValue } from '../../store/useValue';
import { openWork } from './openWork';

const ConflictQuestion = fetchedLater(() => import('./ConflictQuestion'));

/** So long after a save of one's own the device looks at what has changed. */
const AFTER_SAVE_MS = 3000;

/** What this device keeps for the signed-in user, and what a sync asks. */
const OfflineWork = () => {
  const server = useServer();
  const profile = useProfile();
  const user = profile?.id ?? 0;
  const permissions = usePermissions();
  const today = useToday();
  const text = useOfflineText();
  const { language } = useLanguage();
  const live = useLive();
  const schemaHash = use(SchemaHashContext);
  const rest = useRest();
  const question = useValue(openQuestion);
  const latest = useRef({ today, text, language, profile });
  const retell = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = { today, text, language, profile };
  });
  useEffect(() => retell.current(), [language]);
  useEffect(() => {
    if (user === 0) return undefined;
    const words = ({ code, ...said }: SyncRefusal): string =>
      latest.current.text(code, { message: saidText(said, latest.current.language) });
    const limits = latest.current.profile ?? {};
    const requestOf = (table: string, id: number): Request => {
      const { catalogue } = openCatalogue({ server, schemaHash, permissions, limits, isView: false });
      return recordCall(catalogue, 'getOne', table, { id }).request;
    };
    const work = openWork({
      server,
      rest,
      user,
      permissions,
      words,
      requestOf,
      today: () => latest.current.today,
    });
    retell.current = work.retell;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.subscribe((event) => {
      if (event.name !== 'change' || !isOwnMutation(event.data.mutation_id)) return;
      clearTimeout(timer);
      timer = setTimeout(work.look, AFTER_SAVE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      work.close();
    };
  }, [server, rest, user, permissions, live, schemaHash]);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <ConflictQuestion key={question.question.change.key} {...question} />
    </Suspense>
  );
};

export default OfflineWork;
