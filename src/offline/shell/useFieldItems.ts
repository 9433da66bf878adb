import { textOf } from '#domain/values';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import type { FieldWork } from '../connectivity/fieldWork';
import type { Waiting } from '../connectivity/waiting';

const MARKED = ['on_my_way', 'arrived', 'done'] as const;

/** The marks and checks that wait, in words. */
export const useFieldItems = ({
  marks,
  checks,
}: Waiting): readonly { key: string; title: string; problem: string | null }[] => {
  const t = useT();
  const { language } = useLanguage();
  const titleOf = ({ kind, job_detail_id: id, mark, time }: FieldWork): string => {
    if (kind === 'check') return t('offline.waiting.check', { id });
    const said = MARKED.find((one) => one === mark);
    const words = { id, mark: said ? t(`offline.waiting.${said}`) : (mark ?? ''), time: time ?? '' };
    return t(time === null ? 'offline.waiting.taken_back' : 'offline.waiting.mark', words);
  };
  return [...marks, ...checks].map((work) => ({
    key: work.key,
    title: titleOf(work),
    problem: textOf(work.refused?.[language]),
  }));
};
