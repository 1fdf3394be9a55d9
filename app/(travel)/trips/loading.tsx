import { TripsSkeleton } from "@/components/trips/trips-skeleton";

export default TripsSkeleton;
