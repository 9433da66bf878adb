import { itTellsStories } from './tellStories';

itTellsStories(501, 500);
