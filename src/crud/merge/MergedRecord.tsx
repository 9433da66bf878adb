import type { RecordId } from '../../dataProvider/row';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useFreshQuery } from '../../dataProvider/useFreshQuery';
import { toast } from '../../toasts/toast';
import { useRecordPlaces } from '../look/RecordPlaces';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { mergeDocuments } from './mergeDocuments';

interface Props {
  resource: ResourceDescriptor;
  id: RecordId;
  /** What is said of a record that is not there, where it was merged into none. */
  children: ReactNode;
}

/** Leads from the address of a merged record to the one that it went into, and says so [KEY-020]. */
export const MergedRecord = ({ resource, id, children }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const navigate = useNavigate();
  const { edit } = useRecordPlaces(resource);
  const { data, isPending } = useFreshQuery({
    key: [resource.name, 'merged', id],
    query: mergeDocuments.mergedInto(resource),
    variables: { id },
    enabled: resource.merges === true,
  });
  const into = data?.into ?? null;
  useEffect(() => {
    if (into === null) return;
    toast.success(text('went_into', { label: label(resource.label), id }));
    void navigate(edit(into), { replace: true });
  }, [into, id, navigate, edit, text, label, resource.label]);
  return (resource.merges === true && isPending) || into !== null ? null : children;
};
