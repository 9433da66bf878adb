import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatValue } from '#domain/fields/formatValue';
import { useReason } from '../dataProvider/useReason';
import { useLanguage } from '../i18n/useLanguage';
import { toast } from '../toasts/toast';
import { useSecurityText } from './SecurityDialogs';

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

/** Runs one change at a time and reads anew what it changed; a refusal is told. */
export const useOwnSecurity = () => {
  const text = useSecurityText();
  const reasonOf = useReason();
  const queries = useQueryClient();
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const reread = (): Promise<void> => queries.invalidateQueries({ queryKey: ['security'] });
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(reasonOf(error, text('failed')));
    } finally {
      setBusy(false);
      await reread();
    }
  };
  return { busy, act, reread, time: (at: string): string => formatValue(MOMENT, at, language) };
};
