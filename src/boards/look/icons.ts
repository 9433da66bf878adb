import type { SvgIconProps } from '@mui/material/SvgIcon';
import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import CloudOff from '@mui/icons-material/CloudOff';
import EditCalendar from '@mui/icons-material/EditCalendar';
import Engineering from '@mui/icons-material/Engineering';
import EventAvailable from '@mui/icons-material/EventAvailable';
import EventBusy from '@mui/icons-material/EventBusy';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FilterList from '@mui/icons-material/FilterList';
import Lock from '@mui/icons-material/Lock';
import MoreVert from '@mui/icons-material/MoreVert';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PauseCircle from '@mui/icons-material/PauseCircle';
import PlayCircle from '@mui/icons-material/PlayCircle';
import Print from '@mui/icons-material/Print';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Redo from '@mui/icons-material/Redo';
import Schedule from '@mui/icons-material/Schedule';
import Search from '@mui/icons-material/Search';
import TaskAlt from '@mui/icons-material/TaskAlt';
import TravelExplore from '@mui/icons-material/TravelExplore';
import Tv from '@mui/icons-material/Tv';
import Undo from '@mui/icons-material/Undo';
import Update from '@mui/icons-material/Update';
import ViewAgenda from '@mui/icons-material/ViewAgenda';
import ViewHeadline from '@mui/icons-material/ViewHeadline';
import WaterDrop from '@mui/icons-material/WaterDrop';
import type { ComponentType } from 'react';

/** The icons of the boards by the names that `statusIcon` answers, and those of the screen around the cards. */
export const ICONS = {
  Cancel,
  CheckCircle,
  ChevronLeft,
  ChevronRight,
  Close,
  CloudOff,
  EditCalendar,
  Engineering,
  EventAvailable,
  EventBusy,
  ExpandLess,
  ExpandMore,
  FilterList,
  Lock,
  MoreVert,
  OpenInNew,
  PauseCircle,
  PlayCircle,
  Print,
  RadioButtonUnchecked,
  Redo,
  Schedule,
  Search,
  TaskAlt,
  TravelExplore,
  Tv,
  Undo,
  Update,
  ViewAgenda,
  ViewHeadline,
  WaterDrop,
} satisfies Record<string, ComponentType<SvgIconProps>>;

export type IconName = keyof typeof ICONS;

export const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name);
