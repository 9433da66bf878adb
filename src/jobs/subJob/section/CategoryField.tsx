import { useMemo } from 'react';
import { addableCategories } from '#domain/jobs/subJobRights';
import { usePermissions } from '../../../auth/usePermissions';
import { PickerField } from '../../fields/PickerField';
import { useJobLookups } from '../../form/data/useJobLookups';
import { useThisSubJob } from '../SubJobContext';

/** Categories of which the user may add a sub-job; it is chosen until the sub-job is first saved [SUB-023]. */
export const CategoryField = (props: { name: string; label: string; required?: boolean }) => {
  const { categories } = useJobLookups();
  const held = usePermissions();
  const isSaved = useThisSubJob(({ id }) => id !== null) ?? true;
  const options = useMemo(() => {
    const mine = new Set(addableCategories(held));
    return categories.filter(({ id }) => mine.has(id));
  }, [categories, held]);
  return <PickerField {...props} options={options} readOnly={isSaved} />;
};
