import { itTellsStories } from './tellStories';

// Half of them: the other half stands in a file of its own, so that two cores share them.
itTellsStories(Number(process.env.OFFLINE_FIRST || 1), Number(process.env.OFFLINE_SEEDS || 500));
