import { useState } from 'react';
import { pushableOf, hasPush } from '#domain/boards/redate';
import type { Bin } from '#domain/boards/kinds';
import { addDays, formatCivilDate } from '#domain/civilDate';
import { useOnline } from '../../live/useOnline';
import { ReasonButton } from '../../page/ReasonButton';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { BoardIcon } from '../look/BoardIcon';
import { useBin } from '../board/useBin';
import { useKeyed } from '../../store/useKeyed';
import { useBoardText } from '../look/useBoardText';
import { boardRefusalText } from '#domain/boards/boardRefusal';
import { refuse } from '#domain/refusals/refusal';

const NOTHING = refuse('nothing_to_push');

/**
 * "Push to next day" of a day view's bin: absent without the edit right, disabled with the reason when nothing
 * qualifies [BRD-058 BRD-059 BRD-060].
 */
export const PushButton = ({ bin }: { bin: Bin }) => {
  const board = useBoard();
  const { store } = board;
  const { pending, push } = board.moves;
  const text = useBoardText();
  const { language } = useLanguage();
  const isOnline = useOnline();
  const cards = useBin(bin.key);
  const [sent, setSent] = useState<readonly string[]>([]);
  const isPushing = useKeyed(pending, sent[0] ?? '') === true;
  const facts = store.facts();
  if (!hasPush(store.config, bin) || !facts.rights.can_edit) return null;
  const keys = pushableOf(facts, bin, cards).map((card) => card.key);
  const date = formatCivilDate(addDays(facts.date, 1));
  const reason = isOnline ? (keys.length === 0 ? boardRefusalText(NOTHING, language) : null) : text('offline');
  return (
    <span className="push">
      <ReasonButton
        className="push-button"
        reason={reason}
        title={text('push_hint', { smart_count: keys.length, date })}
        disabled={isPushing}
        aria-busy={isPushing}
        onClick={() => {
          setSent(keys);
          push(bin.key, keys);
        }}
      >
        <BoardIcon name="ChevronRight" size={16} />
        {isPushing ? text('pushing', { smart_count: sent.length }) : text('push')}
        {keys.length > 0 && !isPushing && <span className="tray-count">{keys.length}</span>}
      </ReasonButton>
    </span>
  );
};
