import type { FeatureSlug } from '../../contract/paths.ts';
import { actionAssignmentStrings } from './action-assignment.ts';
import { activityTrackingStrings } from './activity-tracking.ts';
import { campaignsAndOpportunitiesStrings } from './campaigns-and-opportunities.ts';
import { dashboardStrings } from './dashboard.ts';
import { leadManagementSystemStrings } from './lead-management-system.ts';
import { realtimeCommunicationStrings } from './realtime-communication.ts';
import { realtimeStatisticsStrings } from './realtime-statistics.ts';
import type { FeatureStrings } from './types.ts';
import { userManagementStrings } from './user-management.ts';

/** The words of every feature page, by the page's slug. */
export const featureStrings: Record<FeatureSlug, FeatureStrings> = {
  dashboard: dashboardStrings,
  'lead-management-system': leadManagementSystemStrings,
  'realtime-statistics': realtimeStatisticsStrings,
  'campaigns-and-opportunities': campaignsAndOpportunitiesStrings,
  'user-management': userManagementStrings,
  'activity-tracking': activityTrackingStrings,
  'action-assignment': actionAssignmentStrings,
  'realtime-communication': realtimeCommunicationStrings,
};
