import { journeysIn } from './journeys.ts';
import { launchWebKit } from './webKit.ts';

journeysIn(launchWebKit);
