import { shownName } from '#domain/lookups/shownName';
import { useLanguage } from '../../../i18n/useLanguage';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';

/** The category with the mark of its division, as the boards and the presite schedule have it. */
export const CategoryName = ({
  row: { category, category_id },
}: {
  row: Pick<JobSearchRow, 'category' | 'category_id'>;
}) => {
  const { language } = useLanguage();
  return category === null ? null : (
    <span className={`job-category of-category-${category_id}`}>{shownName(category, language)}</span>
  );
};
