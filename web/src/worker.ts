// SPDX-License-Identifier: MIT
import { serve } from "./core";

serve(self as unknown as Parameters<typeof serve>[0]);
