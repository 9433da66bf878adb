import { keptMessage, saidText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import type { FieldWork } from '../../connectivity/fieldWork';
import type { Waiting } from '../../connectivity/waiting';
import { useDeviceWorkText } from './useDeviceWorkText';

const MARKED = ['on_my_way', 'arrived', 'done'] as const;

/** A mark of a stop or a check of a site, in words. */
export const useFieldTitle = (): ((work: Pick<FieldWork, 'kind' | 'job_detail_id' | 'mark' | 'time'>) => string) => {
  const text = useDeviceWorkText();
  return ({ kind, job_detail_id: id, mark, time }) => {
    if (kind === 'check') return text('waiting_check', { id });
    const said = MARKED.find((one) => one === mark);
    const words = { id, mark: said ? text(`waiting_${said}`) : (mark ?? ''), time: time ?? '' };
    return text(time === null ? 'waiting_taken_back' : 'waiting_mark', words);
  };
};

/** The marks and checks that wait, in words. */
export const useFieldItems = ({
  marks,
  checks,
}: Waiting): readonly { key: string; title: string; problem: string | null }[] => {
  const titleOf = useFieldTitle();
  const { language } = useLanguage();
  return [...marks, ...checks].map((work) => ({
    key: work.key,
    title: titleOf(work),
    problem: work.refused && saidText(keptMessage(work.refused), language),
  }));
};
