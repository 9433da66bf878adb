import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FieldFilter } from '../listState/filterKinds';
import { withPlace } from '../listState/listAddress';
import { BoardView } from './BoardView';
import { CalendarView } from './CalendarView';
import { GroupsView } from './GroupsView';
import type { LayoutProps } from './layoutProps';
import { LAYOUT_PARAM, layoutFields, layoutText, type LayoutKind, type ListLayout } from './listLayout';

const VIEWS: Readonly<Record<LayoutKind, ComponentType<LayoutProps>>> = {
  groups: GroupsView,
  board: BoardView,
  calendar: CalendarView,
};

interface Props extends Omit<LayoutProps, 'field' | 'onShowRows'> {
  layout: ListLayout;
}

/** A list in another layout than its rows. */
export const LayoutView = ({ layout, ...props }: Props) => {
  const { resource, state } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  const field = layoutFields(resource, layout.kind).find(({ name }) => name === layout.by);
  if (!field) return null;
  const View = VIEWS[layout.kind];
  const showRows = (filter: FieldFilter): void => {
    const params = new URLSearchParams(search);
    params.delete(LAYOUT_PARAM);
    const { sort, perPage } = state.list;
    const place = { filter: { ...state.filter, [field.name]: filter }, sort, perPage, page: 1 };
    void navigate({ search: withPlace(params.toString(), place) });
  };
  // Among filters of which any may match one more would find more, and so would one in place of the field's own.
  const isNarrowing = state.filter.match !== 'ANY' && state.filter[field.name] === undefined;
  const onShowRows = isNarrowing ? showRows : undefined;
  return <View key={layoutText(layout)} {...props} field={field} onShowRows={onShowRows} />;
};
