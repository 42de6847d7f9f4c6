// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tedomari::render {

struct Spot {
    double x, y;
};

// A small SVG drawing: what plots need, nothing more.  Looks come from the classes of the style sheet, so
// that one drawing serves light and dark pages.
class Svg {
public:
    Svg(double width, double height, std::string_view title, std::string_view style);

    enum class Anchor { start, middle, end };
    void rectangle(Spot corner, double width, double height, std::string_view look);
    void line(Spot from, Spot to, std::string_view look);
    void polyline(const std::vector<Spot>& spots, std::string_view look);
    void polygon(const std::vector<Spot>& spots, std::string_view look);
    void dot(Spot centre, double radius, std::string_view look, std::string_view tooltip = {});
    void text(Spot at, Anchor anchor, std::string_view words, std::string_view look);
    void vertical_text(Spot at, std::string_view words, std::string_view look);  // read from below

    // What follows, up to the end, is cut off at the rectangle.
    void begin_clip(Spot corner, double width, double height);
    void end_clip();

    // Well-formed XML as it is.
    void raw(std::string_view xml) { text_ += xml; }

    std::string finish() &&;

private:
    void shape(std::string_view name, const std::vector<Spot>& spots, std::string_view look);
    std::string text_;
    int clips_ = 0;
};

std::string xml_escaped(std::string_view text);

}  // namespace tedomari::render
