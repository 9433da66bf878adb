import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { fn } from 'storybook/test';
import { PAGE_ROWS } from '#domain/jobSearch/searchPage';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import type { SavedView } from '#domain/views/savedView';
import { CrudStage } from '../../../crud/fixtures/CrudStage';
import { CUSTOMER } from '../../../crud/fixtures/resources';
import { FILTER_LOOKUPS } from '../../../jobFilter/stories/filterData';
import type { JobSearchApi, SearchQuestion } from '../data/jobSearchApi';
import { JobSearch } from '../JobSearch';

export interface StorySearchProps {
  rows: readonly JobSearchRow[];
  /** What the server says instead of an answer; empty for an error without words. */
  error?: string;
  /** So often a next page cannot be loaded. */
  failures?: number;
  /** The first answer never comes. */
  isSlow?: boolean;
  /** Filters that the list cannot be narrowed by. */
  ignores?: JobSearchApi['ignores'];
  onAsk?: (question: SearchQuestion) => void;
  onNext?: () => void;
  onFile?: (question: SearchQuestion, ids?: readonly string[]) => void;
  onRemove?: (subJobs: readonly number[]) => void;
  onQueue?: (subJobs: readonly number[]) => void;
  onMove?: (jobs: readonly number[], company_id: number) => void;
  onUndo?: (mutation_id: string) => void;
  /** The named views of the list. */
  views?: readonly SavedView[];
}

const NONE: NonNullable<JobSearchApi['ignores']> = [];

/** The job search before a server that knows a few rows, with the address that the screen is at. */
export const StorySearch = ({
  rows,
  error,
  failures = 0,
  isSlow = false,
  ignores = NONE,
  onAsk = fn(),
  onNext = fn(),
  onFile = fn(),
  onRemove = fn(),
  onQueue = fn(),
  onMove = fn(),
  onUndo = fn(),
  views = [],
}: StorySearchProps) => {
  const failed = useRef(0);
  const { pathname, search } = useLocation();
  const api = useMemo<JobSearchApi>(
    () => ({
      ignores,
      lookups: async () => FILTER_LOOKUPS,
      first: async (question) => {
        onAsk(question);
        if (isSlow) await new Promise(() => undefined);
        if (error !== undefined) throw new Error(error);
        return { rows: rows.slice(0, PAGE_ROWS), count: rows.length };
      },
      next: async (_question, shown) => {
        onNext();
        failed.current += 1;
        if (failed.current <= failures) throw new Error('away');
        return rows.slice(shown.length, shown.length + PAGE_ROWS);
      },
      file: async (question, _language, _format, ids) => {
        if (ids) onFile(question, ids);
        else onFile(question);
        return new Blob(['Job ID']);
      },
      remove: async (subJobs) => {
        onRemove(subJobs);
        return 'm1';
      },
      queue: async (subJobs) => {
        onQueue(subJobs);
        return 'm2';
      },
      movePreview: async (ids) => ({
        company_name: 'Item 2',
        is_active: false,
        schedule_contact_email: 'plans@item.test',
        moved_count: ids.length,
        same_count: 0,
        homeowner_count: 0,
        contacts: [
          { from: 'Ana Ruiz', to: 'Ana Ruiz', count: 1 },
          { from: 'Bo Lee', to: null, count: 1 },
        ],
      }),
      move: async (ids, company_id) => {
        onMove(ids, company_id);
        return { mutation_id: 'm3', count: ids.length };
      },
      undo: async (mutation_id) => onUndo(mutation_id),
      ofJob: async (_question, job_id) => rows.filter((row) => row.job_id === job_id),
    }),
    [rows, error, failures, isSlow, ignores, onAsk, onNext, onFile, onRemove, onQueue, onMove, onUndo],
  );
  return (
    <>
      <output hidden data-testid="address">
        {pathname}
        {search}
      </output>
      {pathname === '/job' ? (
        <CrudStage
          resources={[CUSTOMER]}
          answering={(operation) => (operation === 'savedViews' ? { views } : { view: views[0], done: true })}
        >
          <JobSearch api={api} />
        </CrudStage>
      ) : (
        <p>Another page</p>
      )}
    </>
  );
};
