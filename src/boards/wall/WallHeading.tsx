import { useScheduleText } from '../look/useScheduleText';
import type { SheetSection } from './sheetSection';

interface Props {
  section: SheetSection;
  isContinued: boolean;
}

/** The heading of a section, said again where it goes on. */
export const WallHeading = ({ section: { name, notes = [] }, isContinued }: Props) => {
  const text = useScheduleText();
  return name === null ? null : (
    <header className="wall-section-head">
      <h2>
        {name}
        {isContinued && <small> {text('wall_continued')}</small>}
      </h2>
      <p>{notes.filter(Boolean).join(' · ')}</p>
    </header>
  );
};
