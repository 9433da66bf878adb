import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useId, useState, type ReactNode } from 'react';
import './page.css';

interface Props {
  title: string;
  children: ReactNode;
  /** Beside the title, such as a count. */
  aside?: ReactNode;
  defaultOpen?: boolean;
}

/** A collapsible part of an edit screen; what is inside keeps its values while it is closed [UI-023]. */
export const Section = ({ title, children, aside, defaultOpen = true }: Props) => {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <section className="section" aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h2 className="section-title">
          <button
            id={`${id}-title`}
            type="button"
            className="section-toggle"
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!open)}
          >
            <ExpandMoreIcon className="section-arrow" fontSize="small" aria-hidden="true" />
            {title}
          </button>
        </h2>
        {aside}
      </div>
      <div id={`${id}-body`} className="section-body" hidden={!open}>
        {children}
      </div>
    </section>
  );
};
