import { handleOwnPlaces } from "@/server/api";

export { handleOwnPlaces as POST };
