import { handleAuthenticationRequest } from "@/server/api";

export { handleAuthenticationRequest as GET, handleAuthenticationRequest as POST };
