import PersonAdd from '@mui/icons-material/PersonAddAlt1Outlined';
import { memo, useEffect, useRef, type MouseEvent } from 'react';
import type { ScheduleMark } from '#domain/presite/schedule/placement';
import { useLanguage } from '../../i18n/useLanguage';
import type { PresiteItem } from '../schedule/presiteApi';
import { matchesSearch } from '../schedule/matchesSearch';
import { useSchedule } from '../schedule/ScheduleContext';
import { useKeyed } from '../../store/useKeyed';
import { useSelected } from '../../store/useValue';
import { usePresiteText } from '../schedule/usePresiteText';
import { badgesOf } from './badgesOf';
import { CardFace } from './CardFace';

interface Props {
  item: PresiteItem;
  mark: ScheduleMark | null;
  /** With "Assign to..." in words, where there is room and no keyboard. */
  isWide: boolean;
  /** In two lines, as in a week. */
  isSmall?: boolean;
}

/** A card of the schedule: subscribes to what is said of itself alone. */
export const PresiteCard = memo(function PresiteCard({ item, mark, isWide, isSmall = false }: Props) {
  const { assigner, drag, focus, search, selected, selection, movedBy, holders, menu } = useSchedule();
  const text = usePresiteText();
  const { language } = useLanguage();
  const node = useRef<HTMLElement>(null);
  const { id } = item;
  const isActive = useSelected(focus.active, (active) => active === id);
  const isLifted = useSelected(drag.held, (held) => held?.ids.includes(id) === true);
  const isSaving = useSelected(assigner.pending, (pending) => pending.has(id));
  const isDimmed = useSelected(search, (words) => words !== '' && !matchesSearch(item, words));
  const isSelected = useSelected(selected, (sub_job) => sub_job === item.job_detail_id);
  const isChosen = useKeyed(selection.marks, String(id)) === true;
  const mover = useSelected(movedBy, (all) => all.get(id));
  const holder = useSelected(holders.shown, (all) => all.get(id));

  useEffect(() => {
    if (focus.claims(id)) node.current?.focus({ preventScroll: true });
  });

  const states = [
    mark === 'past_due' && 'is-past-due',
    isDimmed && 'is-dimmed',
    isLifted && 'is-lifted',
    isSaving && 'is-saving',
    isSelected && 'is-selected',
    isChosen && 'is-chosen',
    isSmall && 'is-small',
    mover !== undefined && 'is-moved',
    holder && 'is-held',
  ]
    .filter(Boolean)
    .join(' ');
  /** Ctrl, Shift, or a tap while others are chosen: takes the card in; any other click ends what was chosen. */
  const click = (event: MouseEvent): void => {
    const isTap =
      event.nativeEvent instanceof PointerEvent &&
      event.nativeEvent.pointerType === 'touch' &&
      selection.keys.get().length > 0;
    if (event.shiftKey) selection.extend(String(id));
    else if (event.ctrlKey || event.metaKey || isTap) selection.toggle(String(id));
    else {
      selection.clear();
      selected.set(item.job_detail_id);
    }
  };
  const said = [
    isChosen && text('chosen'),
    item.job_name ?? text('no_name'),
    item.address,
    item.company_name,
    ...badgesOf(item, mark, text, language).map((badge) => badge.hint ?? badge.text),
  ];
  return (
    <article
      ref={node}
      className={`presite-card of-category-${item.category_id} ${states}`}
      data-presite={id}
      tabIndex={isActive ? 0 : -1}
      aria-busy={isSaving}
      aria-label={said.filter(Boolean).join(', ')}
      aria-describedby="presite-instructions"
      onFocus={() => focus.active.set(id)}
      onClick={click}
    >
      <CardFace item={item} mark={mark} isSmall={isSmall} />
      <button
        type="button"
        className={`presite-assign${isWide ? ' is-wide' : ''}`}
        tabIndex={-1}
        aria-haspopup="menu"
        title={text('assign')}
        aria-label={text('assign_label', { job: item.job_name ?? '' })}
        onClick={(event) => {
          event.stopPropagation();
          menu.set({ id, anchor: event.currentTarget });
        }}
      >
        {isWide ? text('assign') : <PersonAdd />}
      </button>
      {holder && (
        <span className="presite-mover is-holder" title={text('held_by', { name: holder.name })}>
          {holder.initials}
        </span>
      )}
      {mover !== undefined && !holder && <span className="presite-mover">{mover}</span>}
    </article>
  );
});
