import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReason } from '../../dataProvider/useReason';
import { toast } from '../../toasts/toast';
import { useAdminApi } from '../data/AdminApiContext';
import { useAdminText } from '../useAdminText';
import { mailAnswerText } from '#domain/mail/mailAnswers';
import { useLanguage } from '../../i18n/useLanguage';

/** Sends one failed mail again and says how it went; the log is read anew either way. */
export const useResend = () => {
  const api = useAdminApi();
  const text = useAdminText();
  const reasonOf = useReason();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [sending, setSending] = useState<number | null>(null);
  const resend = async (id: number): Promise<void> => {
    setSending(id);
    try {
      const { is_sent, response_text } = await api.resend(id);
      if (is_sent) toast.success(text('resent'));
      else toast.error(text('resend_failed', { reason: mailAnswerText(response_text, language) }));
    } catch (error) {
      toast.error(reasonOf(error, text('try_again')));
    } finally {
      setSending(null);
      await queries.invalidateQueries({ queryKey: ['admin'] });
    }
  };
  return { sending, resend };
};
