import DriveFileMoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorPanel } from '../look/ErrorPanel';
import { toast } from '../../toasts/toast';
import { useReason } from '../../dataProvider/useReason';
import type { Row } from '../../dataProvider/row';
import { useAskInactive } from '../form/useAskInactive';
import { useSave } from '../form/useSave';
import { recordTitle } from '../values/recordTitle';
import { BoardColumn } from './BoardColumn';
import type { LayoutProps } from './layoutProps';
import { useBoardColumns, type BoardColumnOf } from './useBoardColumns';
import { useLayoutText } from './useLayoutText';

/** A column of cards for each value of a field. A card that is dragged, or moved by its menu, gets the value of its new column [ADM-018]. */
export const BoardView = (props: LayoutProps) => {
  const { resource, field, state, mayUpdate } = props;
  const text = useLayoutText();
  const reasonOf = useReason();
  const write = useSave(resource);
  const mayBeInactive = useAskInactive(resource.name);
  const { columns, left, error, refetch } = useBoardColumns(resource, field, state.filter);
  const [menu, setMenu] = useState<{ row: Row; anchor: HTMLElement } | null>(null);
  const [held, setHeld] = useState<Row | null>(null);
  const [over, setOver] = useState<string | null>(null);
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!columns) return null;
  const isMovable = mayUpdate && !field.readOnly && !field.limited;
  /** Empty values only where the field may be. */
  const targets = columns.filter(({ value }) => value !== null || !field.required);

  const move = async (row: Row, { value, name }: BoardColumnOf): Promise<void> => {
    if ((row[field.name] ?? null) === value) return;
    const title = recordTitle(resource, row);
    const next = { ...row, [field.name]: value };
    try {
      if (!(await mayBeInactive(row, next, title))) return;
      await write({ [field.name]: value }, row);
      toast.success(text('moved', { name: title, column: name }));
    } catch (refusal) {
      toast.error(reasonOf(refusal, text('failed')));
      refetch();
    }
  };
  return (
    <>
      {left > 0 && (
        <Typography role="status" variant="body2" color="text.secondary">
          {text('largest_columns', { shown: columns.length, smart_count: columns.length + left })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, overflowX: 'auto', alignItems: 'flex-start', pb: 2, scrollSnapType: 'x' }}>
        {columns.map((column) => {
          const isTarget = targets.includes(column);
          return (
            <Box
              key={column.key}
              onDragOver={(event) => {
                if (!held || !isTarget) return;
                event.preventDefault();
                setOver(column.key);
              }}
              onDragLeave={() => setOver((before) => (before === column.key ? null : before))}
              onDrop={(event) => {
                event.preventDefault();
                setOver(null);
                if (held && isTarget) void move(held, column);
              }}
              sx={{
                flex: '0 0 280px',
                scrollSnapAlign: 'start',
                borderRadius: 2,
                p: 1,
                bgcolor: over === column.key ? 'action.selected' : 'action.hover',
              }}
            >
              <BoardColumn
                {...props}
                column={column}
                renderCard={(row, content) => (
                  <Card
                    component="li"
                    variant="outlined"
                    draggable={isMovable}
                    onDragStart={() => setHeld(row)}
                    onDragEnd={() => {
                      setHeld(null);
                      setOver(null);
                    }}
                    sx={{
                      display: 'flex',
                      alignItems: 'flex-start',
                      opacity: held?.id === row.id ? 0.5 : 1,
                      cursor: isMovable ? 'grab' : undefined,
                    }}
                  >
                    <Box sx={{ flex: 1, minWidth: 0, p: 1.25 }}>{content}</Box>
                    {isMovable && (
                      <IconButton
                        aria-haspopup="menu"
                        aria-label={text('move_to', { name: recordTitle(resource, row) })}
                        onClick={(event) => setMenu({ row, anchor: event.currentTarget })}
                        sx={{ minWidth: 44, minHeight: 44 }}
                      >
                        <DriveFileMoveIcon fontSize="small" />
                      </IconButton>
                    )}
                  </Card>
                )}
              />
            </Box>
          );
        })}
      </Box>
      <Menu anchorEl={menu?.anchor ?? null} open={menu !== null} onClose={() => setMenu(null)}>
        {targets.map((column) => (
          <MenuItem
            key={column.key}
            selected={menu !== null && (menu.row[field.name] ?? null) === column.value}
            onClick={() => {
              if (menu) void move(menu.row, column);
              setMenu(null);
            }}
          >
            {column.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
