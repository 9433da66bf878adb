import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { rowPath } from '#domain/jobSearch/searchLinks';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';

export interface OpenRow {
  /** Links, buttons and selected text within the row keep their own clicks. */
  onClick: (event: MouseEvent, row: JobSearchRow) => void;
  /** The middle button opens a new tab [JS-030]. */
  onAuxClick: (event: MouseEvent, row: JobSearchRow) => void;
  onEnter: (event: KeyboardEvent, row: JobSearchRow | undefined) => void;
}

/** Parts of a row that do something themselves. */
const OWN_CLICKS = 'a, button, input, label, .of-select';

const isOwn = (event: MouseEvent): boolean =>
  (event.target instanceof Element && event.target.closest(OWN_CLICKS) !== null) ||
  window.getSelection()?.toString() !== '';

/** Opens the page that a row leads to, in a new tab with Ctrl, Cmd or the middle button [JS-012 JS-030]. */
export const useOpenRow = (onOpen: (row: JobSearchRow) => void): OpenRow => {
  const navigate = useNavigate();
  const open = (row: JobSearchRow, inNewTab: boolean): void => {
    onOpen(row);
    if (inNewTab) window.open(rowPath(row), '_blank', 'noopener');
    else void navigate(rowPath(row));
  };
  return {
    onClick: (event, row) => {
      if (!isOwn(event)) open(row, event.ctrlKey || event.metaKey);
    },
    onAuxClick: (event, row) => {
      if (event.button !== 1 || isOwn(event)) return;
      event.preventDefault();
      open(row, true);
    },
    onEnter: (event, row) => {
      if (row && event.target instanceof Element && !event.target.closest(OWN_CLICKS))
        open(row, event.ctrlKey || event.metaKey);
    },
  };
};
