import { ShortcutKeys } from '../../commands/ShortcutKeys';
import { useT } from '../../i18n/useT';
import type { PaletteEntry } from './paletteEntry';

interface Props {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  isRecent: boolean;
  onPoint: () => void;
  onChoose: (inNewTab: boolean) => void;
}

/** A line of the palette: what it is called, what tells it apart, and what kind of thing it is. */
export const PaletteLine = ({
  id,
  entry: { kind, label, note, key, isInactive },
  isActive,
  isRecent,
  onPoint,
  onChoose,
}: Props) => {
  const t = useT();
  return (
    // The keys belong to the field, which keeps the focus.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className="palette-line"
      data-kind={kind}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <span className="palette-label">{label}</span>
      {note !== '' && <span className="palette-note">{note}</span>}
      {key !== undefined && <ShortcutKeys of={key} />}
      <span className="palette-kind">
        {isRecent ? `${t('commands.palette_text.recent')} · ` : ''}
        {t(`commands.palette_text.${kind}`)}
        {isInactive ? ` · ${t('commands.palette_text.inactive')}` : ''}
      </span>
    </li>
  );
};
