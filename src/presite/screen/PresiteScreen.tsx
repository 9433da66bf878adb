import { useApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { CALLS } from '#domain/access/calls';
import { useCan } from '../../auth/useCan';
import { useProfile } from '../../auth/useProfile';
import { apolloPresiteApi } from '../schedule/apolloPresiteApi';
import { PresiteMessage } from './PresiteMessage';
import { PresiteStage } from './PresiteStage';
import { usePresiteText } from '../schedule/usePresiteText';

/** /PresiteSchedule: presite supervisors get their jobs of a day [PSC-001 PSC-011]. */
export default function PresiteScreen() {
  const client = useApolloClient();
  const text = usePresiteText();
  const maySee = useCan(CALLS.presiteSchedule.need);
  const flags = useProfile()?.flags;
  const api = useMemo(() => apolloPresiteApi(client), [client]);
  if (!maySee || !flags) return <PresiteMessage title={text('no_right_title')} words={text('no_right_text')} />;
  return <PresiteStage api={api} flags={flags} />;
}
